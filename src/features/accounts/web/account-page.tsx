import { href } from "react-router";
import { homePaths } from "../../../client/login-path.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { useGuard } from "../../../client/use-guard.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { listSessions, readAccount } from "../../../contract/accounts/words.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { LateFrame } from "../../../ui/late-frame.tsx";
import { LinkBack } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { passkeySite } from "../rules.ts";
import type { Route } from "./+types/account-page";
import { AccountData } from "./account-data.tsx";
import { AccountDeletion } from "./account-deletion.tsx";
import { AccountEmail } from "./account-email.tsx";
import { AccountGoogle } from "./account-google.tsx";
import { AccountMail } from "./account-mail.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { AccountSkeleton } from "./account-skeleton.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async (ctx) => ({
    hasGoogle: ctx.config.google !== undefined,
    hasPasskeys: passkeySite(ctx.config) !== null,
    siteName: (await readSettings(ctx)).site_name,
  }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Your email address, your password, where you are logged in, and your data.";
  return pageMeta(matches, { title: "Account and security", description, path: href("/account"), noindex: true });
}

/** How somebody signs in, and what is kept about them: the page is everyone's, its content is fetched for who is signed in. */
export default function AccountPage({ loaderData: { hasGoogle, hasPasskeys, siteName } }: Route.ComponentProps) {
  const visitor = useGuard<AccountKind>("either");
  return (
    <LateFrame>
      <header className={styles.head}>
        <LinkBack to={homePaths[visitor?.kind ?? "provider"]}>Back to your dashboard</LinkBack>
        <h1>Account and security</h1>
        <p className={text.soft}>Your login, your devices and your data.</p>
      </header>
      {visitor === null ? (
        <AccountSkeleton />
      ) : (
        <Account
          key={visitor.id}
          kind={visitor.kind}
          isSuperAdmin={visitor.kind === "provider" && visitor.isSuperAdmin}
          hasGoogle={hasGoogle}
          siteName={siteName}
          hasPasskeys={hasPasskeys}
        />
      )}
    </LateFrame>
  );
}

interface AccountProps {
  kind: AccountKind;
  isSuperAdmin: boolean;
  /** Whether people can sign in with Google on this site. */
  hasGoogle: boolean;
  /** Whether passkeys can be used at this site's address. */
  hasPasskeys: boolean;
  siteName: string;
}

function Account({ kind, isSuperAdmin, hasGoogle, hasPasskeys, siteName }: AccountProps) {
  const account = useFetched(readAccount, {
    as: kind,
    failed: "We could not load your account. Please check your connection and try again.",
  });
  const sessions = useFetched(listSessions, {
    as: kind,
    failed: "We could not load where you are logged in.",
  });
  if (account.value === null && account.error !== null) {
    return (
      <LoadFailure onRetry={() => void Promise.all([account.reload(), sessions.reload()])}>{account.error}</LoadFailure>
    );
  }
  // both are asked for at once: a list that comes later would push down what is below it
  if (account.value === null || (sessions.value === null && sessions.error === null)) return <AccountSkeleton />;
  return (
    <div className={styles.parts}>
      <AccountEmail kind={kind} account={account.value} onChanged={account.reload} />
      <AccountPassword kind={kind} account={account.value} onChanged={sessions.reload} />
      <AccountSecondFactor
        kind={kind}
        isImpersonated={account.value.is_impersonated}
        hasPasskeys={hasPasskeys}
        onChanged={sessions.reload}
      />
      <AccountGoogle account={account.value} isOffered={hasGoogle} />
      <AccountSessions
        kind={kind}
        isImpersonated={account.value.is_impersonated}
        sessions={sessions.value?.sessions ?? null}
        error={sessions.error}
        onChanged={(left) => sessions.put({ sessions: left })}
        onReload={sessions.reload}
      />
      <AccountMail kind={kind} account={account.value} siteName={siteName} onChanged={account.reload} />
      <AccountData kind={kind} isImpersonated={account.value.is_impersonated} />
      <AccountDeletion kind={kind} account={account.value} isSuperAdmin={isSuperAdmin} />
    </div>
  );
}
