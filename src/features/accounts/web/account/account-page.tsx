import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { href } from "react-router";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { homePaths } from "../../../../client/session/login-path.ts";
import { useGuard } from "../../../../client/session/use-guard.ts";
import {
  listSessionsCall,
  readAccountCall,
  accountMessages,
  forgotPasswordCall,
  changePasswordCall,
} from "../../../../contract/accounts/calls.ts";
import type { AccountKind, MyAccount } from "../../../../contract/accounts/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { loadPage } from "../../../../platform/http/page.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Field, Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { PasswordInput } from "../../../../ui/form/password-input.tsx";
import { LinkBack } from "../../../../ui/link.tsx";
import { LateFrame } from "../../../../ui/page/late-frame.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { readSettings } from "../../../settings/read-settings.ts";
import { passkeySite } from "../../rules.ts";
import { checkPasswordChange } from "../check-account.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { SendLink } from "../send-link.tsx";
import type { Route } from "./+types/account-page";
import { AccountData } from "./account-data.tsx";
import { AccountEmail } from "./account-email.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountMail } from "./account-mail.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { AccountDeletion } from "./delete-account-dialog.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

/** Heights in rem. */
const sections = [
  { title: "email", heights: [1.75, 4.75, 3] },
  { title: "password", heights: [4.75, 6.5, 3] },
  { title: "sessions", heights: [5] },
  { title: "data", heights: [1.5, 2.75] },
  { title: "deletion", heights: [8] },
] as const;

function AccountSkeleton() {
  return (
    <div aria-busy="true" className={styles.parts}>
      <OutOfSight>Loading your account</OutOfSight>
      {sections.map(({ title, heights }) => (
        <div key={title} className={styles.bones}>
          <Skeleton width="10rem" height="2.25rem" />
          <div>
            {heights.map((height) => (
              <Skeleton key={height} height={`${height}rem`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

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

/** Cached for everybody; the content is fetched. */
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
  hasGoogle: boolean;
  hasPasskeys: boolean;
  siteName: string;
}

function Account({ kind, isSuperAdmin, hasGoogle, hasPasskeys, siteName }: AccountProps) {
  const account = useFetched(readAccountCall, {
    as: kind,
    failed: "We could not load your account. Please check your connection and try again.",
  });
  const sessions = useFetched(listSessionsCall, {
    as: kind,
    failed: "We could not load where you are logged in.",
  });
  if (account.value === null && account.error !== null) {
    return (
      <LoadFailure onRetry={() => void Promise.all([account.reload(), sessions.reload()])}>{account.error}</LoadFailure>
    );
  }
  // waits for both, because a late list would shift the layout
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

interface AccountGoogleProps {
  account: MyAccount;
  isOffered: boolean;
}

function AccountGoogle({ account: { email, email_verified, has_google }, isOffered }: AccountGoogleProps) {
  if (!has_google && !isOffered) return null;
  return (
    <FormSection title="Sign in with Google" lead="A quicker way in, with no password to remember.">
      <div className={styles.note}>
        <div className={styles.status}>
          <p className={styles.fact}>{has_google ? "Your Google account" : "No Google account"}</p>
          {has_google ? (
            <Badge tone="good" icon={CircleCheck}>
              Linked
            </Badge>
          ) : (
            <Badge>Not linked</Badge>
          )}
        </div>
        {!has_google && (
          <p className={text.fine}>
            {email_verified ? "To link one" : "Confirm your email address first. Then, to link one"}, choose Google when
            you log in next time, with the Google account of {email}.
          </p>
        )}
        {has_google && !isOffered && <p className={text.fine}>Logging in with Google is switched off at present.</p>}
      </div>
    </FormSection>
  );
}

interface AccountPasswordProps {
  kind: AccountKind;
  account: MyAccount;
  onChanged: () => Promise<void>;
}

function AccountPassword({ kind, account, onChanged }: AccountPasswordProps) {
  const { email, has_password, is_impersonated } = account;
  return (
    <FormSection title="Password" lead="A new password logs you out everywhere else.">
      {is_impersonated && <p className={text.fine}>The password can’t be changed while impersonating somebody.</p>}
      {!is_impersonated && has_password && <ChangePasswordForm kind={kind} email={email} onChanged={onChanged} />}
      {!is_impersonated && !has_password && <FirstPassword kind={kind} email={email} />}
    </FormSection>
  );
}

function FirstPassword({ kind, email }: { kind: AccountKind; email: string }) {
  return (
    <div className={styles.note}>
      <p>
        You log in with Google, and your account has no password yet. We can email a link to {email} with which you
        choose one. It works for {limits.reset_link_minutes} minutes.
      </p>
      <SendLink definition={forgotPasswordCall} kind={kind} body={{ email }} failed={accountMessages.forgot_failed}>
        Send me the link
      </SendLink>
    </div>
  );
}

interface ChangePasswordFormProps {
  kind: AccountKind;
  email: string;
  onChanged: () => Promise<void>;
}

function ChangePasswordForm(account: ChangePasswordFormProps) {
  return (
    <AccountForm
      {...account}
      label="Change password"
      definition={changePasswordCall}
      failed="We could not change your password. Please check your connection and try again."
      check={checkPasswordChange}
      bodyOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
    >
      {(fieldErrors) => (
        <>
          <Fields>
            <Field label="Current password" error={fieldErrors["currentPassword"]}>
              <PasswordInput
                name="currentPassword"
                required
                autoComplete="current-password"
                maxLength={limits.password_length_max}
              />
            </Field>
          </Fields>
          <Fields>
            <NewPasswordFields label="New password" name="newPassword" fieldErrors={fieldErrors} />
          </Fields>
        </>
      )}
    </AccountForm>
  );
}
