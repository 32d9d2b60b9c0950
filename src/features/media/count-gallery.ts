import type { Database } from "../../platform/database.ts";
import { countMedia } from "./store-media.ts";

/** How many pictures a provider's gallery has. */
export async function countGallery(db: Database, provider_id: string): Promise<number> {
  return countMedia(db, provider_id, "gallery");
}
