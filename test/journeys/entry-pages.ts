import type { APIRequestContext, Page } from "@playwright/test";
import { signInHere } from "./account-steps.ts";
import { listProviders } from "./catalogue.ts";
import { expect, newAddress } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { makeRequest, password, register, signIn, type Business } from "./people.ts";
import { fillSignIn, submitRegistration } from "./register-steps.ts";
import type { Visited } from "./visited.ts";

const waitFor = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

async function signInWrongly(page: Page): Promise<void> {
  await signInHere(page, { email: "", password: "" });
  await page.getByText("Please fill in all fields").first().waitFor();
}

async function registerWrongly(page: Page): Promise<void> {
  await fillSignIn(page, { email: newAddress(), password: "short" });
  await page.getByText("Password must be at least 8 characters").first().waitFor();
}

async function goToBusiness(page: Page): Promise<void> {
  await fillSignIn(page, { email: newAddress(), password });
  await page.getByLabel("Business name").waitFor();
  await submitRegistration(page);
  await page.getByText("Please fill in all required fields").first().waitFor();
}

async function registerNobody(page: Page): Promise<void> {
  await submitRegistration(page);
  await page.getByText("Please fill in all fields").first().waitFor();
}

const mailedLink =
  (path: `/${string}`, subject: string, asking?: (business: Business) => Promise<Response>) => async () => {
    const business = await register("Herfs en Hoop");
    if (asking) expect((await asking(business)).status).toBe(200);
    const [email] = await expectEmailsTo(business.email, subject);
    return email ? linkIn(email, path) : path;
  };

const requestReset = ({ email }: Business) => makeRequest("/api/auth/forgot-password", { body: { email } });

async function requestMove(business: Business): Promise<Response> {
  const { token } = await signIn("provider", business);
  const body = { newEmail: newAddress(), password: business.password };
  return makeRequest("/api/account/email", { method: "PUT", token, body });
}

/** Waits for confirmation because it includes a web address. */
async function waitingEnquiry(request: APIRequestContext): Promise<string> {
  const [provider] = await listProviders(request);
  const couple_email = newAddress();
  const body = { provider_id: provider?.id, couple_name: "Lerato", couple_email, message: "See www.our-day.co.za" };
  expect((await makeRequest("/api/enquiries/direct", { body })).status).toBe(202);
  const [email] = await expectEmailsTo(couple_email, "Please confirm your enquiry to 1 vendor");
  return email ? linkIn(email, "/confirm-enquiry") : "";
}

export const entryPages: readonly Visited[] = [
  {
    name: "a registration in two steps",
    address: "/register",
    andThen: [registerWrongly, goToBusiness],
    differs: true,
  },
  { name: "the provider's login", address: "/login", andThen: [signInWrongly], differs: true },
  {
    name: "a login after a failed sign-in with Google",
    address: "/login?error=unverified_email",
    before: waitFor("Google hasn’t verified this email address yet."),
  },
  { name: "the couple's login", address: "/couple-login" },
  { name: "both logins", address: "/log-in?next=%2Fmessages" },
  { name: "a couple's registration", address: "/couple-register", andThen: [registerNobody], differs: true },
  { name: "a forgotten password", address: "/forgot-password" },
  {
    name: "a new password",
    address: mailedLink("/reset-password", "Set a new password", requestReset),
    before: (page) => page.getByRole("button", { name: "Reset password" }).waitFor(),
  },
  {
    name: "a new password by a dead link",
    address: "/reset-password?token=one-of-a-letter",
    refused: true,
    before: waitFor("Invalid Reset Link"),
  },
  { name: "a new password without a link", address: "/reset-password" },
  {
    name: "an email address to confirm",
    address: mailedLink("/confirm-email", "Welcome to Umshado"),
    before: (page) => page.getByRole("button", { name: "Confirm email address" }).waitFor(),
  },
  {
    name: "an email address to confirm by a dead link",
    address: "/confirm-email?token=one-of-a-letter",
    refused: true,
    before: waitFor("This link has expired"),
  },
  {
    name: "a change of email to undo",
    address: mailedLink("/undo-email-change", "Somebody wants to change your email address", requestMove),
    before: (page) => page.getByRole("button", { name: "Keep my account here" }).waitFor(),
  },
  {
    name: "a change of email to undo by a dead link",
    address: "/undo-email-change?token=one-of-a-letter",
    refused: true,
    before: waitFor("This link has expired"),
  },
  {
    name: "an enquiry to confirm",
    address: waitingEnquiry,
    before: (page) => page.getByRole("button", { name: "Confirm and send" }).waitFor(),
  },
  {
    name: "an enquiry to confirm by a dead link",
    address: "/confirm-enquiry?token=one-of-a-letter",
    refused: true,
    before: waitFor("This link has expired"),
  },
  { name: "emails to stop", address: "/unsubscribe?token=one-of-a-letter", refused: true },
  { name: "emails of a topic to stop", address: "/unsubscribe?token=one-of-a-letter&topic=reminders", refused: true },
  {
    name: "an enquiry whose link is dead",
    address: "/your-enquiry?token=one-of-a-letter",
    before: waitFor("We can’t show this enquiry"),
    refused: true,
  },
  {
    name: "a sign-in with Google that failed",
    address: "/auth/callback?error=access_denied",
    stays: true,
    before: waitFor("Authentication Failed"),
  },
];
