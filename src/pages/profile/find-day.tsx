import { useEffect } from "react";
import { useAnswer } from "../../client/call/use-answer.ts";
import { readAvailabilityCall } from "../../contract/calendars/calls.ts";
import { formatDate } from "../../contract/format.ts";
import { formatAvailability } from "../../features/calendars/web/availability-labels.ts";
import { useMyDays } from "../../features/calendars/web/use-my-days.ts";

interface FindDayProps {
  provider_id: string;
  date: string;
  onResult: (day: string | null) => void;
}

export function FindDay({ provider_id, date, onResult }: FindDayProps) {
  const query = { from: date, to: date };
  const failed = "The calendar could not be loaded.";
  const { answer } = useAnswer(readAvailabilityCall, { params: { id: provider_id }, query, failed });
  const isBooked = useMyDays(provider_id).includes(date);
  const [day] = answer?.days ?? [];
  const text = isBooked
    ? `You booked them for ${formatDate(date)}`
    : day
      ? formatAvailability(date, day.availability)
      : null;
  useEffect(() => onResult(text), [text, onResult]);
  return null;
}
