let host = "";

export function serveMediaAt(address: string): void {
  host = address;
}

/** Media are stored by path, so that the host may change. */
export function mediaAddress(path: string): string {
  return path === "" ? "" : host + path;
}

export function mediaPath(address: string): string {
  return address.startsWith(`${host}/media/`) ? address.slice(host.length) : address;
}
