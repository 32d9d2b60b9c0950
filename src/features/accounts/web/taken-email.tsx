import { href } from "react-router";
import { loginPaths, withNext } from "../../../client/session/login-path.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { Link } from "../../../ui/link.tsx";

interface TakenEmailProps {
  kind: AccountKind;
  form: { current: HTMLFormElement | null };
  next?: string | null;
}

export function TakenEmail({ kind, form, next = null }: TakenEmailProps) {
  const field = form.current?.elements.namedItem("email");
  const email = field instanceof HTMLInputElement ? field.value : "";
  return (
    <p>
      <Link to={withNext(loginPaths[kind], next)} state={{ email }}>
        Log in with this email
      </Link>{" "}
      or{" "}
      <Link to={href("/forgot-password")} state={{ email }}>
        reset your password
      </Link>
    </p>
  );
}
