import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { arrivalPath } from "../../../../client/session/login-path.ts";
import { useVisitor, type Visitor } from "../../../../client/session/session.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import styles from "../sign-in/entry-frame.module.css";

interface ReplaceQuestionProps {
  name: string;
  onGoOn: () => void;
  onStay: () => void;
}

/** Rule [accounts-24]. */
export function ReplaceQuestion({ name, onGoOn, onStay }: ReplaceQuestionProps) {
  return (
    <div className={styles.form}>
      <Banner title={`You are logged in as ${name}`}>
        If you continue, this browser is logged out there once you are logged in here.
      </Banner>
      <Button wide onClick={onStay}>
        Stay logged in
      </Button>
      <Button wide variant="quiet" onClick={onGoOn}>
        Continue with another account
      </Button>
    </div>
  );
}

export function homeOf(visitor: Exclude<Visitor, { kind: "guest" }>): string {
  return arrivalPath(visitor.kind, visitor.kind === "provider" && visitor.isSuperAdmin);
}

/** If the other kind is signed in, asks before replacing its session; typed values stay. */
export function ConfirmFirst({ kind, children }: { kind: AccountKind; children: ReactNode }) {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const [mayReplace, setMayReplace] = useState(false);
  const asks = visitor.kind !== "guest" && visitor.kind !== kind && !mayReplace;
  return (
    <>
      {asks && (
        <ReplaceQuestion
          name={visitor.name}
          onGoOn={() => setMayReplace(true)}
          onStay={() => void navigate(homeOf(visitor), { replace: true })}
        />
      )}
      <div hidden={asks} className={asks ? undefined : styles.form}>
        {children}
      </div>
    </>
  );
}
