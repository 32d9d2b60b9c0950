import type { EndorsementReceived } from "../contract/endorsements.ts";
import type { MediaItem } from "../contract/media.ts";
import type { ProviderProfile } from "../contract/providers.ts";
import type { VerificationStatus } from "../contract/verifications.ts";
import { listReceived } from "../features/endorsements/list-received.ts";
import { readProviderMedia } from "../features/media/read-provider-media.ts";
import { readProvider } from "../features/providers/read-provider.ts";
import { readStatus } from "../features/verifications/read-status.ts";
import type { Context } from "../platform/context.ts";
import { presentContacts, type ContactWay } from "./present-contacts.ts";

/** Everything that the profile page shows (spec 2.8). */
export type ProfilePage = {
  provider: ProviderProfile;
  contacts: ContactWay[];
  images: MediaItem[];
  videos: MediaItem[];
  endorsements: EndorsementReceived[];
  verification: VerificationStatus;
};

/** Gathers a provider's profile page. Refuses as unknown whatever does not exist for the one who asks (decisions 3). */
export async function readProfilePage(ctx: Context, id: string): Promise<ProfilePage> {
  const [provider, { gallery }, endorsements, verification] = await Promise.all([
    readProvider(ctx, id),
    readProviderMedia(ctx, id),
    listReceived(ctx, id),
    readStatus(ctx, id),
  ]);
  return {
    provider,
    contacts: presentContacts(provider),
    images: gallery.filter(({ picture }) => picture !== null),
    videos: gallery.filter(({ video_id }) => video_id !== null),
    endorsements,
    verification,
  };
}
