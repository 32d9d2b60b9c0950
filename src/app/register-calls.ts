import { registerCategories } from "../features/categories/routes.ts";
import { registerEndorsements } from "../features/endorsements/routes.ts";
import { registerEnquiries } from "../features/enquiries/routes.ts";
import { registerMedia } from "../features/media/routes.ts";
import { registerProviders } from "../features/providers/routes.ts";
import { registerSettings } from "../features/settings/routes.ts";
import { registerVerifications } from "../features/verifications/routes.ts";
import type { Door } from "../platform/http/door.ts";

/** Hangs every feature's calls in the door, in the features' declared order. */
export function registerCalls(door: Door): void {
  registerSettings(door);
  registerCategories(door);
  registerProviders(door);
  registerMedia(door);
  registerEndorsements(door);
  registerVerifications(door);
  registerEnquiries(door);
}
