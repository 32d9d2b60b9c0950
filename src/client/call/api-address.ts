/** On the host in `<html>` (API_URL), else on the page's own. */
export function apiAddress(path: string): string {
  return (globalThis.document?.documentElement.dataset["api"] ?? "") + path;
}
