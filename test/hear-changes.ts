import { changesChannel } from "../src/platform/database/database.ts";
import type { TestApp } from "./harness.ts";

export async function hearChanges({ runtime: { database } }: TestApp): Promise<string[]> {
  const heard: string[] = [];
  await database.listen(
    changesChannel,
    (payload) => heard.push(...payload.split(" ")),
    () => undefined,
  );
  return heard;
}
