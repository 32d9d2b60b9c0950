import { ImpersonationBanner } from "./impersonation-banner.tsx";
import { OwnRecord } from "./own-record.tsx";
import { UnreadCount } from "./unread-count.tsx";
import { WaitingWatch } from "./waiting-watch.tsx";

/** What the head of a page has for whoever is signed in; guests never fetch it. */
export function SignedIn() {
  return (
    <>
      <ImpersonationBanner />
      <OwnRecord />
      <WaitingWatch />
      <UnreadCount />
    </>
  );
}
