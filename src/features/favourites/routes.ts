import { writeWeddingCalendarRoute } from "../../contract/couples/schema.ts";
import * as calls from "../../contract/favourites/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { addFavourite } from "./add-favourite.ts";
import { importFavourites } from "./import-favourites.ts";
import { listFavourites } from "./list-favourites.ts";
import { markBooked } from "./mark-booked.ts";
import { readShortlist } from "./read-shortlist.ts";
import { removeFavourite } from "./remove-favourite.ts";
import { saveFavouriteVote } from "./save-favourite-vote.ts";
import { watchFavourite } from "./watch-favourite.ts";
import { writeBooked, writeWedding } from "./write-wedding.ts";

/** Endpoints, including the calendar file [api-9]. */
export function registerFavourites(router: Router): void {
  router.bind(calls.listFavouritesRoute, (ctx) => listFavourites(ctx));
  router.bind(calls.addFavouriteRoute, async (ctx, { body }) => ({ favorite: await addFavourite(ctx, body) }));
  router.bind(calls.importFavouritesRoute, (ctx, { body }) => importFavourites(ctx, body));
  router.bind(calls.readShortlistRoute, (ctx, { query }) => readShortlist(ctx, query));
  router.bind(calls.removeFavouriteRoute, (ctx, { params }) => removeFavourite(ctx, params));
  router.bind(calls.watchFavouriteRoute, (ctx, { params, body }) => watchFavourite(ctx, params.id, body.is_watched));
  router.bind(calls.voteFavouriteRoute, (ctx, { params, body }) => saveFavouriteVote(ctx, params.id, body));
  router.bind(calls.bookFavouriteRoute, (ctx, { params, body }) => markBooked(ctx, params.id, body.is_booked));
  router.bind(calls.writeBookedCalendarRoute, (ctx, { params }) => writeBooked(ctx, params.id));
  router.bind(writeWeddingCalendarRoute, (ctx) => writeWedding(ctx));
}
