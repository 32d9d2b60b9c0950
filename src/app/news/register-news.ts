import * as calls from "../../contract/news.ts";
import type { Door } from "../../platform/http/door.ts";
import { readNews } from "./read-news.ts";

/** The call that greets an admin with what is new. */
export function registerNews(door: Door): void {
  door.bind(calls.readNews, async (ctx) => ({ data: await readNews(ctx) }));
}
