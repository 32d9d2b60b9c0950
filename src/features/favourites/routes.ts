import * as calls from "../../contract/favourites/shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { addFavourite } from "./add-favourite.ts";
import { listFavourites } from "./list-favourites.ts";
import { removeFavourite } from "./remove-favourite.ts";

/** The calls about the providers that a couple keeps [api-9]. */
export function registerFavourites(router: Router): void {
  router.bind(calls.listFavourites, async (ctx) => ({ favorites: await listFavourites(ctx) }));
  router.bind(calls.addFavourite, async (ctx, { body }) => ({ favorite: await addFavourite(ctx, body) }));
  router.bind(calls.removeFavourite, async (ctx, { params }) => {
    await removeFavourite(ctx, params);
    return null;
  });
}
