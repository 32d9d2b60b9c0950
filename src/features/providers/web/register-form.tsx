import { useEffect, useRef, useState } from "react";
import { callApi } from "../../../client/call/call-api.ts";
import { TermsNotice } from "../../../client/form/terms-note.tsx";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { endpointOf } from "../../../contract/call.ts";
import type { ImportedPage } from "../../../contract/invitations/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { registerProviderCall } from "../../../contract/providers/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Honeypot } from "../../../ui/form/honeypot.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { saveChosenPassword } from "../../accounts/web/chosen-password.ts";
import { NewPasswordFields } from "../../accounts/web/new-password-fields.tsx";
import { dropRegistrationDraft, saveRegistrationDraft, useSavedDraft } from "../../accounts/web/sign-in/entry-draft.ts";
import { EntryButton } from "../../accounts/web/sign-in/entry-frame.tsx";
import { GoogleSignIn } from "../../accounts/web/sign-in/google-sign-in.tsx";
import { TakenEmail } from "../../accounts/web/taken-email.tsx";
import { BusinessFields, type CategoryOption } from "./business-fields.tsx";
import { checkStep, stepOf, type RegisterStep } from "./register-values.ts";
import text from "../../../ui/text.module.css";
import entry from "../../accounts/web/sign-in/entry-frame.module.css";
import styles from "./register-form.module.css";

interface RegisterFormProps {
  hasGoogle: boolean;
  categories: readonly CategoryOption[];
  invited: RegistrationInvitation | null;
  onInvalidInvitation: (sentence: string) => void;
  onDone: (email: string, message: string) => void;
}

/** Its token is sent, its email fixed, and the imported page fills the fields. */
export type RegistrationInvitation = { token: string; email: string; name: string; imported_page: ImportedPage | null };

type Registered = { email: string; message: string };

const firstFields = { 1: "email", 2: "business_name" } as const satisfies Record<RegisterStep, string>;

/** Two steps in one form, so that going back keeps all input. Input survives a reload, except passwords. */
export function RegisterForm({ hasGoogle, categories, invited, onInvalidInvitation, onDone }: RegisterFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<RegisterStep>(1);
  const [isEmailUsed, setEmailUsed] = useState(false);
  const { form, fieldErrors, error, isBusy } = useForm<Registered | null>({
    check: (values) => checkStep(step, values),
    send: async (body) => {
      if (step === 1) return { ok: true, body: null };
      const { method, path } = endpointOf(registerProviderCall);
      const outcome = await callApi<Registered>(path, {
        method,
        body,
        failed: accountMessages.registration_failed,
      });
      if (!outcome.ok && outcome.code === "dead_link") onInvalidInvitation(outcome.error);
      return outcome;
    },
    isLeaving: step === 2,
    onEdit(values, edited) {
      saveRegistrationDraft("register", values);
      if (edited === "email") setEmailUsed(false);
    },
    onRefused({ code, fieldErrors: result }) {
      setEmailUsed(code === "email_taken");
      setStep(stepOf(result) ?? step);
    },
    onDone(registered, { password = "" }) {
      if (registered === null) {
        setStep(2);
        return;
      }
      dropRegistrationDraft("register");
      saveChosenPassword(registered.email, password);
      onDone(registered.email, registered.message);
    },
  });
  useSavedDraft("register", place);
  useInvited(place, invited);
  useStepFocus(place, step, fieldErrors);
  useFirstFocus(place);
  return (
    <>
      {step === 1 && invited === null && <GoogleSignIn isOffered={hasGoogle} kind="provider" />}
      <form {...form} ref={place} className={entry.form}>
        <p className={text.fine} aria-live="polite">
          Step {step} of 2: {step === 1 ? "how you log in" : "your business"}
        </p>
        <fieldset hidden={step !== 1} className={styles.fields}>
          <legend>How you log in</legend>
          <EmailField invited={invited} error={fieldErrors["email"]} />
          {isEmailUsed && <TakenEmail kind="provider" form={place} />}
          <NewPasswordFields label="Password" name="password" fieldErrors={fieldErrors} />
        </fieldset>
        <fieldset hidden={step !== 2} className={styles.fields}>
          <legend>Your business</legend>
          <BusinessFields categories={categories} fieldErrors={fieldErrors} />
        </fieldset>
        <Honeypot />
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
        <TermsNotice kind="provider" />
        <div className={styles.actions}>
          {step === 2 && (
            <Button variant="outline" disabled={isBusy} onClick={() => setStep(1)}>
              Back
            </Button>
          )}
          <EntryButton busy={isBusy}>{step === 1 ? "Continue" : "Create account"}</EntryButton>
        </div>
      </form>
    </>
  );
}

function EmailField({ invited, error }: { invited: RegistrationInvitation | null; error: string | undefined }) {
  const help = invited
    ? "Your invitation is for this address, so it can’t be changed here. Enquiries will come to it."
    : "Enquiries will come here. Couples don’t see it.";
  return (
    <>
      <Field label="Email" help={help} error={error}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="username"
          maxLength={limits.email_length_max}
          readOnly={invited !== null}
          defaultValue={invited?.email}
        />
      </Field>
      {invited && <input type="hidden" name="invite_token" value={invited.token} />}
    </>
  );
}

function useInvited(place: { current: HTMLFormElement | null }, invited: RegistrationInvitation | null): void {
  const { token } = invited ?? {};
  const latest = useRef(invited);
  latest.current = invited;
  useEffect(() => {
    if (token === undefined || !latest.current) return;
    for (const [name, value] of Object.entries(fieldsOf(latest.current))) {
      const field = place.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLSelectElement)) continue;
      if (field.value === "" || name === "email") field.value = value;
    }
  }, [place, token]);
}

function fieldsOf({ email, name, imported_page: page }: RegistrationInvitation): Record<string, string> {
  if (page === null) return { email, contact_person: name };
  const { business_name, contact_person, phone, category_id, city, province } = page;
  return {
    email,
    business_name,
    contact_person: contact_person ?? "",
    phone: phone ?? "",
    category_id: String(category_id ?? ""),
    city: city ?? "",
    province: province ?? "",
  };
}

function useStepFocus(place: { current: HTMLFormElement | null }, step: RegisterStep, fieldErrors: FormErrors): void {
  const before = useRef(step);
  const isInvalid = Object.keys(fieldErrors).length > 0;
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const field = isInvalid ? null : place.current?.elements.namedItem(firstFields[step]);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, [place, step, isInvalid]);
}

function useFirstFocus(place: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    // after the page's announcement, which moves the focus to the top
    const frame = requestAnimationFrame(() => {
      const field = place.current?.elements.namedItem(firstFields[1]);
      const isElsewhere = document.activeElement?.matches("body, main") === false;
      if (!(field instanceof HTMLInputElement) || field.value !== "" || isElsewhere) return;
      field.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
}
