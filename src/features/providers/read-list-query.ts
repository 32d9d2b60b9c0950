import { providerQuery, type ProviderQuery } from "../../contract/providers.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Reads the filters, order and page of a list from a page's address. A plain form sends one `priceRanges` for each
 * ticked box, where addresses of ours have them in one with commas; both are understood.
 * Refuses with `bad_parameter` and a sentence that names the parameter which can't be read.
 */
export function readListQuery(address: URLSearchParams): ProviderQuery {
  const tiers = address.getAll("priceRanges").join(",");
  const read = providerQuery.safeParse({ ...Object.fromEntries(address), priceRanges: tiers });
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: "" }] = read.error.issues;
  const name = String(path[0] ?? "");
  return refuse("bad_parameter", {
    sentence: `We can't read “${name}” in this address. ${message}`,
    fields: { [name]: message },
  });
}
