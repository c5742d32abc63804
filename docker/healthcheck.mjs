// Exit code 0 while the gateway in this container serves.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
