/** Why a try failed, as admins read it. What would show a query or a path of the server is said in our own words [admin-25]. */
export function tellReason(message: string | null): string | null {
  if (message === null) return null;
  if (/^Failed query/i.test(message)) return "Our records could not be read or written.";
  return /\b(?:ENOENT|EACCES|EPERM|ENOSPC|EROFS|EIO)\b/.test(message) ? "A file could not be written." : message;
}
