/** What stands before the paths of media: nothing, or the API's host where that is not the pages' own. */
let host = "";

/** Says at the start of the process where browsers find media. */
export function serveMediaAt(address: string): void {
  host = address;
}

/** The address of a medium as browsers are told it. It is stored as a path, so that the host may change. */
export function mediaAddress(path: string): string {
  return path === "" ? "" : host + path;
}

/** The path of a medium, of an address that a browser was told; anything else stays as it is. */
export function mediaPath(address: string): string {
  return address.startsWith(`${host}/media/`) ? address.slice(host.length) : address;
}
