import * as calls from "../../contract/favourites.ts";
import type { Door } from "../../platform/http/door.ts";
import { addFavourite } from "./add-favourite.ts";
import { listFavourites } from "./list-favourites.ts";
import { removeFavourite } from "./remove-favourite.ts";

/** The calls about the providers that a couple keeps [api-9]. */
export function registerFavourites(door: Door): void {
  door.bind(calls.listFavourites, async (ctx) => ({ favorites: await listFavourites(ctx) }));
  door.bind(calls.addFavourite, async (ctx, { body }) => ({ favorite: await addFavourite(ctx, body) }));
  door.bind(calls.removeFavourite, async (ctx, { params }) => {
    await removeFavourite(ctx, params);
    return null;
  });
}
