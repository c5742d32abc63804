import type { RedisScript } from '../../core/api/index.js';

/**
 * An account in Redis is one hash: `pool` is its id in the database, `run` the server that it was made on, `granted` what the
 * database has granted to it, `total` what its purses were granted together, and for each purse `u:` what it was granted and `s:` the number of
 * its last message. All amounts are whole billionths below 2^53. A hash that is missing, or comes from another run of the server
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
`;

/** Says what a purse has, whatever earlier messages have said. One that an earlier message overtakes is not heard. */
const saySelf = `
  local purse, sequence, granted = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
  if pool ~= ARGV[1] then return {'lost'} end
  if sequence <= number('s:' .. purse) then return {'lost'} end
  set('s:' .. purse, sequence)
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

/** Grants a purse up to so much more. (account, purse, sequence, granted so far, wanted) → 'ok', added, free, 1 when others have some */
export const raiseScript: RedisScript = {
  text: `${begin}${saySelf}
  local room = math.max(0, number('granted') - total)
  local added = math.min(room, tonumber(ARGV[5]))
  set('u:' .. purse, granted + added)
  set('total', total + added)
  local others = total > granted and 1 or 0
  return {'ok', string.format('%.0f', added), string.format('%.0f', room - added), others}`,
};

/** A purse says what it has. With a fifth argument, for the last time. (account, purse, sequence, granted) → 'ok' */
export const lowerScript: RedisScript = {
  text: `${begin}${saySelf}
  set('u:' .. purse, granted)
  set('total', total)
  if ARGV[5] then
    redis.call('HDEL', key, 'u:' .. purse)
    set('s:' .. purse, 9007199254740991)
  end
  return {'ok'}`,
};

/** The database has granted the account more. (account, added) → 'ok' */
export const grantScript: RedisScript = {
  text: `${begin}
  if pool ~= ARGV[1] then return {'lost'} end
  redis.call('HINCRBY', key, 'granted', ARGV[2])
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
