import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./row-actions.module.css";

interface RowActionsProps {
  below?: boolean;
  children: ReactNode;
}

export function RowActions({ below, children }: RowActionsProps) {
  return <div className={classNames(styles.actions, below && styles.below)}>{children}</div>;
}

interface RowButtonProps extends ComponentProps<typeof Button> {
  of: string;
  /** Before `of` in the accessible name, if not the text. */
  spoken?: string;
  children: string;
}

export function RowButton({ of, spoken, children, ...rest }: RowButtonProps) {
  return (
    <Button small variant="quiet" {...rest} aria-label={`${spoken ?? children} ${of}`}>
      {children}
    </Button>
  );
}
