/**
 * For programs in Go that check types: they collect no garbage before their heap has this size, as the compiler in `build.mjs`, and check nothing
 * twice, because they have one thread (docs/decisions/0291): 18 s of processor time instead of 22 for the linter.
 */
export const typeCheckerEnvironment = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1', ...process.env };
