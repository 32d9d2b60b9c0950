import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useId, useMemo, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../page/icon.tsx";
import { FieldWiringContext, type FieldWiring } from "./field-wiring.ts";
import styles from "./field.module.css";

interface FieldFrame {
  mark?: ReactNode;
  help?: ReactNode;
  error?: string | null;
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

interface FieldMessageProps {
  id: string;
  help?: ReactNode;
  error?: string | null;
}

function FieldMessage({ id, help, error }: FieldMessageProps) {
  if (error) {
    return (
      <p className={styles.error} id={id}>
        <Icon of={CircleAlert} />
        {error}
      </p>
    );
  }
  return help ? (
    <p className={styles.help} id={id}>
      {help}
    </p>
  ) : null;
}

/** Wraps one Input, Select or Textarea, which finds its label and messages through context. */
export function Field({ label, mark, help, error, wide, className, children }: FieldFrame & { label: ReactNode }) {
  const id = useId();
  const messageId = `${id}-note`;
  const hasMessage = Boolean(error || help);
  const isInvalid = Boolean(error);
  const wiring = useMemo<FieldWiring>(
    () => ({ id, ...(hasMessage && { "aria-describedby": messageId }), ...(isInvalid && { "aria-invalid": true }) }),
    [id, messageId, hasMessage, isInvalid],
  );
  return (
    <div className={classNames(styles.field, wide && styles.across, className)}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      <FieldWiringContext value={wiring}>{children}</FieldWiringContext>
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}

export function FieldGroup({
  legend,
  mark,
  help,
  error,
  wide,
  className,
  children,
}: FieldFrame & { legend: ReactNode }) {
  const messageId = `${useId()}-note`;
  return (
    <fieldset
      className={classNames(wide && styles.across, className)}
      aria-describedby={error || help ? messageId : undefined}
    >
      <legend className={classNames(styles.label, styles.legend)}>
        {legend} {mark && <span className={styles.mark}>{mark}</span>}
      </legend>
      <div className={styles.field}>
        {children}
        <FieldMessage id={messageId} help={help} error={error} />
      </div>
    </fieldset>
  );
}

export function Fields({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.fields, className)} />;
}
