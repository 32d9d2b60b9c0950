import { fetchJson } from "./walk.ts";

/** At least `wanted`, or all if there are fewer. */
export async function listIds(origin: string, wanted: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < wanted; page += 1) {
    const { providers } = await fetchJson<{ providers: { id: string }[] }>(
      `${origin}/api/providers?limit=100&page=${page}`,
    );
    if (providers.length === 0) break;
    ids.push(...providers.map(({ id }) => id));
  }
  return ids;
}
