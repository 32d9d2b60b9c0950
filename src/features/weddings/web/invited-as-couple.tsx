import type { AnswerOf } from "../../../client/call-types.ts";
import { logOut } from "../../../client/log-out.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { readOwnCouple } from "../../../contract/couples/own-words.ts";
import type { openWeddingInvitation } from "../../../contract/weddings/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { JoinForm } from "./join-form.tsx";
import { SharingBones } from "./sharing.tsx";
import styles from "./wedding-page.module.css";

export type Opened = AnswerOf<typeof openWeddingInvitation>;

export interface InvitedProps {
  token: string;
  /** It was followed, or is not wanted. */
  onDone: () => void;
}

/** Only the address that the invitation was mailed to joins. */
export function InvitedAsCouple({ opened, token, onDone }: { opened: Opened } & InvitedProps) {
  const { value, error, reload } = useFetched(readOwnCouple, {
    as: "couple",
    failed: "We could not load your account. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <SharingBones /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (value.email.toLowerCase() === opened.email.toLowerCase())
    return <JoinForm token={token} name={value.role === "owner" ? (value.partner1_name ?? "") : ""} onDone={onDone} />;
  return (
    <div className={styles.ways}>
      <Banner tone="warn">
        You are logged in as {value.email}, and the invitation is for {opened.email}. Log out, then log in with that
        address or create an account for it.
      </Banner>
      <div className={styles.acts}>
        <Button onClick={() => logOut("couple", () => undefined)}>Log out</Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </div>
  );
}
