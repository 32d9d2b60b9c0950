import { createHash } from "node:crypto";
import { placeList } from "../../contract/places/place-list.ts";

export const placesVersion = createHash("sha256").update(JSON.stringify(placeList)).digest("base64url").slice(0, 8);
