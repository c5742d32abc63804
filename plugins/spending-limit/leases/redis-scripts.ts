import type { RedisScript } from '../../../core/api/index.js';

/** Lua's numbers are exact up to here, so Redis is not used beyond nine million of the currency's units on one day. */
export const maxExact = 9_000_000_000_000_000n;

/** After one lease was short, the others get only what they need for this long, which is longer than until their next message. */
const shortSeconds = 3;

/**
 * An account in Redis is one hash with these fields. `account`: its id in the database; `run`: the run id of the server that created it;
 * `line`: the replication id that it had, another one after each promotion, so that a server that was a replica for a moment is not mistaken for
 * what it was before (accounts of earlier versions have none, and servers that say none have an empty one);
 * `granted`: what the database has granted to it; `total`: the sum of its leases' grants; `leases`: their number; `short`: when the database had
 * too little for one of them (seconds); `former`, once the limit or the day is another; and for each lease `g:`: its grant, and `s:`: the sequence number of its last message. All amounts are
 * integers of billionths below 2^53. A hash that is missing, or that another run of the server has created (it may be an old snapshot on disk),
 * counts as lost. A server that does not say which run it is might be an old copy of itself, unnoticed, so it keeps no accounts.
 */
const begin = `
  local key = KEYS[1]
  local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
  if not run then return {'nameless'} end
  local line = string.match(redis.call('INFO', 'replication'), 'master_replid:(%w+)') or ''
  local account = redis.call('HGET', key, 'account')
  if account and (redis.call('HGET', key, 'run') ~= run or (redis.call('HGET', key, 'line') or line) ~= line) then
    redis.call('DEL', key)
    account = false
  end
  local function number(field) return tonumber(redis.call('HGET', key, field) or '0') end
  local function set(field, value) redis.call('HSET', key, field, string.format('%.0f', value)) end
  local function isShort() return tonumber(redis.call('TIME')[1]) - number('short') <= ${shortSeconds} end
`;

/** Sets the grant of a lease. A message that arrives after a later one is ignored. */
const saySelf = `
  local lease, sequence, granted = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
  if account ~= ARGV[1] then return {'lost'} end
  if sequence <= number('s:' .. lease) then return {'lost'} end
  set('s:' .. lease, sequence)
  if redis.call('HEXISTS', key, 'g:' .. lease) == 0 then redis.call('HINCRBY', key, 'leases', 1) end
  local total = number('total') - number('g:' .. lease) + granted
`;

/** Opens the account; creates it if there is none. (new id, TTL in seconds) → id, 1 when it was created, what it was granted */
export const openScript: RedisScript = {
  text: `${begin}
  if account then return {account, 0, string.format('%.0f', number('granted'))} end
  redis.call('HSET', key, 'account', ARGV[1], 'run', run, 'line', line, 'granted', '0', 'total', '0')
  redis.call('EXPIRE', key, ARGV[2])
  return {ARGV[1], 1, '0'}`,
};

/**
 * Grants a lease the wanted amount, if it is available, plus a part of the rest, so that it need not ask for every call; if all leases do
 * so at the same time, half of the rest remains. (account, lease, sequence, granted so far, wanted) → 'ok', added, free, 1 when others have
 * grants
 */
export const raiseScript: RedisScript = {
  text: `${begin}${saySelf}
  local room = math.max(0, number('granted') - total)
  local part = isShort() and 0 or math.floor(room / (2 * math.max(1, number('leases'))))
  if granted + part > ${maxExact} then part = 0 end
  local added = math.min(room, math.max(part, tonumber(ARGV[5])))
  set('g:' .. lease, granted + added)
  set('total', total + added)
  local others = total > granted and 1 or 0
  return {'ok', string.format('%.0f', added), string.format('%.0f', room - added), others}`,
};

/**
 * Sets the grant of a lease; with a fifth argument, closes it. (account, lease, sequence, granted) → 'ok', 1 when another lease is short, 1 when
 * the account is a former one
 */
export const lowerScript: RedisScript = {
  text: `${begin}${saySelf}
  set('g:' .. lease, granted)
  set('total', total)
  if ARGV[5] then
    redis.call('HDEL', key, 'g:' .. lease)
    redis.call('HINCRBY', key, 'leases', -1)
    set('s:' .. lease, 9007199254740991)
  end
  return {'ok', isShort() and 1 or 0, redis.call('HEXISTS', key, 'former')}`,
};

/** Says that another account has taken the place of this one, whose leases should end. (account) */
export const supersedeScript: RedisScript = {
  text: `${begin}
  if account == ARGV[1] then redis.call('HSET', key, 'former', '1') end
  return {'ok'}`,
};

/**
 * Sets what the database has granted to the account, which only grows: a message also makes up for grants of which nobody has learned. With a third
 * argument, the last grant was less than a lease needs. (account, granted) → 'ok', 1 when it is more than before
 */
export const grantScript: RedisScript = {
  text: `${begin}
  if account ~= ARGV[1] then return {'lost'} end
  local granted = tonumber(ARGV[2])
  local isMore = granted > number('granted')
  if isMore then set('granted', granted) end
  if ARGV[3] then redis.call('HSET', key, 'short', redis.call('TIME')[1]) end
  return {'ok', isMore and 1 or 0}`,
};

/** Deletes an account that is not in the database. (account) */
export const forgetScript: RedisScript = {
  text: `${begin}
  if account == ARGV[1] then redis.call('DEL', key) end
  return {'ok'}`,
};

/** The sum of the grants of the account's leases. (account) → amount */
export const totalScript: RedisScript = {
  text: `${begin}
  if account ~= ARGV[1] then return false end
  return redis.call('HGET', key, 'total')`,
};
