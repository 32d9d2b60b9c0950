const ahead_ms = 2 * 60 * 60 * 1000;

/** Local time as `2026-11-21T09:30:00.000Z`, to be sliced. South Africa has been at UTC+2 all year since 1944. */
export function southAfricanTime(epoch_ms: number): string {
  return new Date(epoch_ms + ahead_ms).toISOString();
}
