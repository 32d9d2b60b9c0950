const kilobyte = 1_000;

/** `240 kB`, `1.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}

export function formatFile(name: string, bytes: number): string {
  return name.toLowerCase().endsWith(".pdf") ? `PDF, ${formatSize(bytes)}` : formatSize(bytes);
}
