import type { Database } from "../../platform/database/database.ts";
import { countMedia } from "./store-media.ts";

export async function countGallery(db: Database, provider_id: string): Promise<number> {
  return countMedia(db, provider_id, "gallery");
}
