import { useRouteLoaderData } from "react-router";
import { google_sign_in_path } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import type { Site } from "../../../../ui/page/page-meta.ts";
import googleButtonStyles from "../google-button.module.css";
import styles from "./entry-frame.module.css";

interface GoogleSignInProps {
  /** Rule [accounts-15]. */
  isOffered: boolean;
  kind: AccountKind;
  next?: string | null;
}

export function GoogleSignIn({ isOffered, kind, next = null }: GoogleSignInProps) {
  if (!isOffered) return null;
  return (
    <>
      <GoogleButton kind={kind} next={next} />
      <p className={styles.or}>or with your email</p>
    </>
  );
}

interface GoogleButtonProps {
  kind: AccountKind;
  /** The home page by default. */
  next?: string | null;
}

/** A plain link, so that it works before hydration. */
function GoogleButton({ kind, next }: GoogleButtonProps) {
  const host = useRouteLoaderData<{ site: Site }>("root")?.site.apiUrl ?? "";
  const query = new URLSearchParams({ userType: kind, ...(next && { next }) });
  return (
    <ButtonLink
      variant="outline"
      wide
      reloadDocument
      to={`${host}${google_sign_in_path}?${query}`}
      className={googleButtonStyles.google}
    >
      <GoogleMark />
      Sign in with Google
    </ButtonLink>
  );
}

/** Google's brand rules require its four colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.27c0-.78-.07-1.54-.2-2.27H12v4.3h5.9a5.05 5.05 0 0 1-2.19 3.31v2.76h3.54c2.08-1.91 3.25-4.73 3.25-8.1z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.95 0 5.43-.98 7.24-2.64l-3.54-2.75c-.98.66-2.23 1.05-3.7 1.05-2.85 0-5.26-1.92-6.12-4.51H2.22v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.88 14.15a6.6 6.6 0 0 1 0-4.3V7.01H2.22a11 11 0 0 0 0 9.98l3.66-2.84z" />
      <path
        fill="#ea4335"
        d="M12 5.34c1.61 0 3.05.55 4.19 1.64l3.13-3.13A11 11 0 0 0 2.22 7.01l3.66 2.84C6.74 7.26 9.15 5.34 12 5.34z"
      />
    </svg>
  );
}
