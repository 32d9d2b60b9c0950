import type { ReactNode } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call/call.ts";
import { writeQuoteCall } from "../../../contract/quotes/calls.ts";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import type { Drawing } from "../../../ui/page/icon.tsx";

interface BeginQuoteProps {
  body: { conversation_id: string; replaces_id?: string };
  failed: string;
  icon?: Drawing;
  children: ReactNode;
}

export function BeginQuote({ body, failed, ...rest }: BeginQuoteProps) {
  const navigate = useNavigate();
  async function begin() {
    const outcome = await call(writeQuoteCall, { body, failed });
    if (!outcome.ok) return outcome.error;
    return void navigate(href("/quotes/:id", { id: outcome.body.quote.id }));
  }
  return <ActionButton {...rest} variant="outline" onPress={begin} />;
}
