/** The address of a path of the API: on the host that the page names on `<html>` (API_URL), else on the page's own. */
export function apiAddress(path: string): string {
  return (globalThis.document?.documentElement.dataset["api"] ?? "") + path;
}
