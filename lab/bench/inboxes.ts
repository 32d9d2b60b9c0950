import { demoLogins } from "../../seed/demo-directory.ts";
import { inboxes } from "../catalogue/fill-inboxes.ts";
import type { Product } from "../harness/product.ts";
import type { Finding, Options } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { median } from "./statistics.ts";
import { fetchOk } from "./walk.ts";

const rounds = 15;

/** Uncached reads: an inbox of 10,000 conversations, and the admin's tables. */
export async function measureInboxes({ origin }: Product, { runs }: Options): Promise<Finding[]> {
  const { password } = demoLogins[0];
  const provider = await signIn(origin, "auth", { email: inboxes[1].email, password });
  const admin = await signIn(origin, "auth", demoLogins[0]);
  const measure = async (what: string, token: string, path: string, most: number): Promise<Finding> => {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push((await fetchOk(origin + path, undefined, { authorization: `Bearer ${token}` })).milliseconds);
      taken.push(median(times));
    }
    return { what, unit: "ms", most, runs: taken };
  };
  return [
    await measure("inbox of 10,000 conversations: page", provider.token, "/api/conversations", 150),
    await measure("inbox of 10,000 conversations: third page", provider.token, "/api/conversations?page=3", 150),
    await measure("inbox of 10,000 conversations: search", provider.token, "/api/conversations?search=Naledi", 500),
    await measure("admin table of 50,000 providers: page", admin.token, "/api/admin/providers", 150),
    await measure("admin table of 50,000 providers: search", admin.token, "/api/admin/providers?search=estate", 500),
  ];
}
