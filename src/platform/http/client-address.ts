/**
 * The caller's address. Behind `proxies` proxies it is that many entries from the end of X-Forwarded-For, because each
 * proxy adds the address it saw; with none, that header is somebody's claim and is not read [running-2].
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const direct = socketAddress ?? "unknown";
  if (proxies === 0 || forwardedFor === undefined) return direct;
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries.at(-proxies) || direct;
}
