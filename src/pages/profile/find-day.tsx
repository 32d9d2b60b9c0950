import { useEffect } from "react";
import { useAnswer } from "../../client/use-answer.ts";
import { readAvailability } from "../../contract/calendars/words.ts";
import { formatDate } from "../../contract/format.ts";
import { dayWords } from "../../features/calendars/web/free-words.ts";
import { useOwnDays } from "../../features/calendars/web/use-own-days.ts";

interface FindDayProps {
  provider_id: string;
  date: string;
  onFound: (day: string | null) => void;
}

export function FindDay({ provider_id, date, onFound }: FindDayProps) {
  const query = { from: date, to: date };
  const failed = "The calendar could not be loaded.";
  const { answer } = useAnswer(readAvailability, { params: { id: provider_id }, query, failed });
  const isOwn = useOwnDays(provider_id).includes(date);
  const [day] = answer?.days ?? [];
  const words = isOwn ? `You booked them for ${formatDate(date)}` : day ? dayWords(date, day.availability) : null;
  useEffect(() => onFound(words), [words, onFound]);
  return null;
}
