/** Replaces queries and server paths with a general text [admin-25]. */
export function describeReason(message: string | null): string | null {
  if (message === null) return null;
  if (/^Failed query/i.test(message)) return "Our records could not be read or written.";
  return /\b(?:ENOENT|EACCES|EPERM|ENOSPC|EROFS|EIO)\b/.test(message) ? "A file could not be written." : message;
}
