import * as calls from "../../contract/news/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readAdminNews } from "./read-news.ts";

export function registerNews(router: Router): void {
  router.bind(calls.readNewsRoute, async (ctx) => ({ data: await readAdminNews(ctx) }));
}
