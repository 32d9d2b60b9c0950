import { useRef, useState } from "react";
import { href, useSearchParams } from "react-router";
import { useArrivedFields } from "../../../client/arrival.ts";
import { callApi } from "../../../client/call/call-api.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { TermsNotice } from "../../../client/form/terms-note.tsx";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { readNext, withNext } from "../../../client/session/login-path.ts";
import { saveCoupleSession } from "../../../client/session/save-session.ts";
import { todayHere } from "../../../client/today-here.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { endpointOf } from "../../../contract/call.ts";
import { registerCoupleCall } from "../../../contract/couples/calls.ts";
import * as limits from "../../../contract/limits.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Honeypot } from "../../../ui/form/honeypot.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Link } from "../../../ui/link.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { useHydrated } from "../../../ui/page/use-hydrated.ts";
import { ConfirmFirst } from "../../accounts/web/account/replace-question.tsx";
import { NewPasswordFields } from "../../accounts/web/new-password-fields.tsx";
import { checkNewSignIn } from "../../accounts/web/sign-in/check-new-sign-in.ts";
import { dropRegistrationDraft, saveRegistrationDraft, useSavedDraft } from "../../accounts/web/sign-in/entry-draft.ts";
import { EntryButton, EntryFrame, EntryLinks } from "../../accounts/web/sign-in/entry-frame.tsx";
import { GoogleSignIn } from "../../accounts/web/sign-in/google-sign-in.tsx";
import { useSignedInRedirect } from "../../accounts/web/sign-in/use-signed-in-redirect.ts";
import { TakenEmail } from "../../accounts/web/taken-email.tsx";
import type { Route } from "./+types/couple-register-page";
import entry from "../../accounts/web/sign-in/entry-frame.module.css";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config }) => ({ hasGoogle: config.google !== undefined }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Plan your wedding in one place: your favourites, your date and everyone you have written to.";
  return pageMeta(matches, { title: "Start Planning", description, path: href("/couple-register"), noindex: true });
}

/** Where couples register [couples-1]. Signed-in users continue to `next` or their dashboard. */
export default function CoupleRegisterPage({ loaderData: { hasGoogle } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = readNext(search.get("next"));
  useSignedInRedirect("couple", next);
  return (
    <EntryFrame
      picture="couple"
      title="Start Planning Your Dream Wedding"
      lead="Create a free account to keep your favourites, your date and your enquiries in one place."
    >
      <ConfirmFirst kind="couple">
        <CoupleRegisterForm hasGoogle={hasGoogle} next={next} />
      </ConfirmFirst>
      <EntryLinks>
        <p>
          Already planning? <Link to={withNext(href("/couple-login"), next)}>Couple Login</Link>
        </p>
        <p>
          Here for your business? <Link to={href("/register")}>Register as Provider</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

const optional = "(optional)";

/** Who marries. */
function PartnerFields({ fieldErrors }: { fieldErrors: FormErrors }) {
  return (
    <>
      <Field label="Partner 1 name" mark={optional} error={fieldErrors["partner1_name"]}>
        <Input name="partner1_name" autoComplete="given-name" maxLength={limits.name_length_max} />
      </Field>
      <Field label="Partner 2 name" mark={optional} error={fieldErrors["partner2_name"]}>
        <Input name="partner2_name" autoComplete="off" maxLength={limits.name_length_max} />
      </Field>
    </>
  );
}

function WeddingFields({ fieldErrors }: { fieldErrors: FormErrors }) {
  const [today] = useState(todayHere);
  // the server's page may have been rendered before midnight
  const isAlive = useHydrated();
  return (
    <>
      <Field label="Wedding date" mark={optional} error={fieldErrors["wedding_date"]}>
        <Input name="wedding_date" type="date" autoComplete="off" min={isAlive ? today : undefined} />
      </Field>
      <Field
        label="Phone"
        mark={optional}
        help="So that vendors can call you. They only see it if you message them."
        error={fieldErrors["phone"]}
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="082 555 0142"
          maxLength={limits.phone_length_max}
        />
      </Field>
    </>
  );
}

interface CoupleRegisterFormProps {
  hasGoogle: boolean;
  next: string | null;
}

const draft = "couple-register";

/** A draft without passwords survives a reload of the tab. */
function CoupleRegisterForm({ hasGoogle, next }: CoupleRegisterFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [isEmailUsed, setEmailUsed] = useState(false);
  const { method, path } = endpointOf(registerCoupleCall);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values) => checkNewSignIn("couple", values),
    send: (body) =>
      callApi<AnswerOf<typeof registerCoupleCall>>(path, {
        method,
        body,
        failed: accountMessages.couple_registration_failed,
      }),
    isLeaving: true,
    onEdit(values, edited) {
      saveRegistrationDraft(draft, values);
      if (edited === "email") setEmailUsed(false);
    },
    onRefused: ({ code }) => setEmailUsed(code === "email_taken"),
    onDone({ token, couple }) {
      dropRegistrationDraft(draft);
      saveCoupleSession(token, couple);
    },
  });
  useSavedDraft(draft, place);
  useArrivedFields(place); // after the draft, so that newly typed text wins
  return (
    <>
      <GoogleSignIn isOffered={hasGoogle} kind="couple" next={next} />
      <form {...form} ref={place} className={entry.form}>
        <PartnerFields fieldErrors={fieldErrors} />
        <Field label="Email" error={fieldErrors["email"]}>
          <Input name="email" type="email" required autoComplete="username" maxLength={limits.email_length_max} />
        </Field>
        {isEmailUsed && <TakenEmail kind="couple" form={place} next={next} />}
        <NewPasswordFields
          label="Password"
          name="password"
          fieldErrors={fieldErrors}
          length_min={limits.couple_password_length_min}
        />
        <WeddingFields fieldErrors={fieldErrors} />
        <Honeypot />
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
        <TermsNotice kind="couple" />
        <EntryButton busy={isBusy}>Create account</EntryButton>
      </form>
    </>
  );
}
