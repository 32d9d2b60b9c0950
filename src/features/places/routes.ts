import * as calls from "../../contract/places/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { suggestPlaces } from "./suggest-places.ts";

/** The call about places [places-3]. */
export function registerPlaces(router: Router): void {
  router.bind(calls.suggestPlacesRoute, (_ctx, { query }) => Promise.resolve(suggestPlaces(query.query ?? "")));
}
