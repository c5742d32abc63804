import type { RedisScript } from '../../core/api/index.js';

/** Lua's numbers are exact up to here; beyond nine million of the currency's units on one day Redis is not asked for more. */
export const mostExact = 9_000_000_000_000_000n;

/** For so long after one purse was short all have only what they need: longer than they take to hear of it. */
const shortSeconds = 3;

/**
 * An account in Redis is one hash: `pool` is its id in the database, `run` the server that it was made on, `granted` what the
 * database has granted to it, `total` what its purses were granted together, `purses` how many they are, `short` when the database had too
 * little for one of them (seconds), and for each purse `u:` what it was granted and `s:` the number of its last message. All amounts are whole billionths below 2^53. A hash that is missing, or comes from another run of the server
 * (it may be as old as the last copy on its disk), is one that was lost.
 */
const begin = `
  local key = KEYS[1]
  local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)') or ''
  local pool = redis.call('HGET', key, 'pool')
  if pool and redis.call('HGET', key, 'run') ~= run then
    redis.call('DEL', key)
    pool = false
  end
  local function number(field) return tonumber(redis.call('HGET', key, field) or '0') end
  local function set(field, value) redis.call('HSET', key, field, string.format('%.0f', value)) end
  local function isShort() return tonumber(redis.call('TIME')[1]) - number('short') <= ${shortSeconds} end
`;

/** Says what a purse has, whatever earlier messages have said. One that an earlier message overtakes is not heard. */
const saySelf = `
  local purse, sequence, granted = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
  if pool ~= ARGV[1] then return {'lost'} end
  if sequence <= number('s:' .. purse) then return {'lost'} end
  set('s:' .. purse, sequence)
  if redis.call('HEXISTS', key, 'u:' .. purse) == 0 then redis.call('HINCRBY', key, 'purses', 1) end
  local total = number('total') - number('u:' .. purse) + granted
`;

/** Which account it is; makes one when there is none. (new id, seconds to live) → id, 1 when it was made */
export const openScript: RedisScript = {
  text: `${begin}
  if pool then return {pool, 0} end
  redis.call('HSET', key, 'pool', ARGV[1], 'run', run, 'granted', '0', 'total', '0')
  redis.call('EXPIRE', key, ARGV[2])
  return {ARGV[1], 1}`,
};

/**
 * Grants a purse so much more, if it is there; and a part of what is there, so that it need not ask for every call: with all purses doing so
 * at once a half stays. (account, purse, sequence, granted so far, wanted) → 'ok', added, free, 1 when others have some
 */
export const raiseScript: RedisScript = {
  text: `${begin}${saySelf}
  local room = math.max(0, number('granted') - total)
  local part = isShort() and 0 or math.floor(room / (2 * math.max(1, number('purses'))))
  if granted + part > ${mostExact} then part = 0 end
  local added = math.min(room, math.max(part, tonumber(ARGV[5])))
  set('u:' .. purse, granted + added)
  set('total', total + added)
  local others = total > granted and 1 or 0
  return {'ok', string.format('%.0f', added), string.format('%.0f', room - added), others}`,
};

/** A purse says what it has. With a fifth argument, for the last time. (account, purse, sequence, granted) → 'ok', 1 when one is short */
export const lowerScript: RedisScript = {
  text: `${begin}${saySelf}
  set('u:' .. purse, granted)
  set('total', total)
  if ARGV[5] then
    redis.call('HDEL', key, 'u:' .. purse)
    redis.call('HINCRBY', key, 'purses', -1)
    set('s:' .. purse, 9007199254740991)
  end
  return {'ok', isShort() and 1 or 0}`,
};

/** The database has granted the account more. With a third argument, less than one of its purses needs. (account, added) → 'ok' */
export const grantScript: RedisScript = {
  text: `${begin}
  if pool ~= ARGV[1] then return {'lost'} end
  redis.call('HINCRBY', key, 'granted', ARGV[2])
  if ARGV[3] then redis.call('HSET', key, 'short', redis.call('TIME')[1]) end
  return {'ok'}`,
};

/** The database knows no such account. (account) */
export const forgetScript: RedisScript = {
  text: `${begin}
  if pool == ARGV[1] then redis.call('DEL', key) end
  return {'ok'}`,
};

/** What all purses of the account have been granted together. (account) → amount */
export const totalScript: RedisScript = {
  text: `${begin}
  if pool ~= ARGV[1] then return false end
  return redis.call('HGET', key, 'total')`,
};
