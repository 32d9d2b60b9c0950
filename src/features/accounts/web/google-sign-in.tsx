import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { GoogleButton } from "./google-button.tsx";
import styles from "./entry-frame.module.css";

interface GoogleSignInProps {
  /** Whether this server has the social sign-in [accounts-15]. */
  isOffered: boolean;
  kind: AccountKind;
  next?: string | null;
}

/** The social sign-in above a form, with the line that leads on to it; nothing where there is none. */
export function GoogleSignIn({ isOffered, kind, next = null }: GoogleSignInProps) {
  if (!isOffered) return null;
  return (
    <>
      <GoogleButton kind={kind} next={next} />
      <p className={styles.or}>or with your email</p>
    </>
  );
}
