import type { Picture } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { presentCrop, presentPicture } from "../../platform/pictures/pictures.ts";
import { readSettings } from "../settings/read-settings.ts";
import { hero_crop_ratio } from "./rules.ts";
import { findStoredFile } from "./store.ts";

export type HeroPicture = { wide: Picture; tall: Picture };

export async function readHero(ctx: Pick<Context, "db" | "cache">): Promise<HeroPicture | null> {
  return ctx.cache.remember("hero", ["settings"], async () => {
    const { hero_image_url } = await readSettings(ctx);
    const hash = /^\/media\/([0-9a-f]{32})-/.exec(hero_image_url)?.[1];
    const file = hash === undefined ? null : await findStoredFile(ctx.db, hash);
    return file && { wide: presentPicture(file), tall: presentCrop(file, hero_crop_ratio) };
  });
}
