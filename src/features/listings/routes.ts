import * as own from "../../contract/providers/my-schema.ts";
import * as reach from "../../contract/providers/page-schema.ts";
import * as calls from "../../contract/providers/schema.ts";
import * as suggestions from "../../contract/suggestions/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuseIfDeleted } from "../providers/refuse-if-deleted.ts";
import { compareProviders } from "./compare-providers.ts";
import { countByPlace } from "./count-list.ts";
import { listOthers } from "./list-others.ts";
import { listProviders } from "./list-providers.ts";
import { listSimilar } from "./list-similar.ts";
import { readMyCard } from "./read-my-card.ts";
import { readReach } from "./search/read-reach.ts";
import { suggestForLine } from "./search/suggest-line.ts";
import { readSuggestions } from "./search/suggest-ways.ts";

/** Endpoints [api-5], registered first, because provider ids would match "map". */
export function registerListings(router: Router): void {
  router.bind(calls.listProvidersRoute, (ctx, { query }) => listProviders(ctx, query));
  router.bind(calls.mapProvidersRoute, (ctx, { query }) => countByPlace(ctx, query));
  router.bind(calls.suggestWaysRoute, (ctx, { query }) => readSuggestions(ctx, query));
  router.bind(reach.listOthersRoute, (ctx, { params: { id }, query }) =>
    refuseIfDeleted(ctx, id, () => listOthers(ctx, { id, ...query })),
  );
  router.bind(reach.listSimilarRoute, (ctx, { params: { id }, query }) =>
    refuseIfDeleted(ctx, id, () => listSimilar(ctx, { id, ...query })),
  );
  router.bind(reach.compareProvidersRoute, (ctx, { query }) => compareProviders(ctx, query));
  router.bind(reach.readReachRoute, (ctx, { query }) => readReach(ctx, query));
  router.bind(suggestions.suggestForLineRoute, (ctx, { query }) => suggestForLine(ctx, query.query ?? ""));
  router.bind(own.readMyCardRoute, (ctx, { query }) => readMyCard(ctx, query));
}
