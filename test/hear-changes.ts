import { changesChannel } from "../src/platform/database.ts";
import type { TestApp } from "./harness.ts";

/** The tags of all that is announced as changed from here on, in the order in which every process hears of them. */
export async function hearChanges({ runtime: { database } }: TestApp): Promise<string[]> {
  const heard: string[] = [];
  await database.listen(
    changesChannel,
    (payload) => heard.push(...payload.split(" ")),
    () => undefined,
  );
  return heard;
}
