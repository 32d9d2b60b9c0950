-- A guest is told what changes in its conversation as accounts are: by what its link is found by, as long as that leads there (features/conversations/answer-events.ts).
CREATE OR REPLACE FUNCTION tell_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', NEW.id, NEW.provider_id, NEW.couple_id,
    CASE WHEN NEW.couple_id IS NULL AND NOT NEW.is_couple_gone THEN NEW.link_hash END));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', c.id, c.provider_id, c.couple_id,
    CASE WHEN c.couple_id IS NULL AND NOT c.is_couple_gone THEN c.link_hash END)) FROM conversation c WHERE c.id = NEW.conversation_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A link that was ended, or whose conversation is a couple's, nobody's or gone, ends what is open by it.
CREATE FUNCTION tell_link_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umshado_conversations', concat_ws(' ', 'link_ended', OLD.link_hash));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conversation_link_ended AFTER UPDATE OF link_hash, couple_id, is_couple_gone ON conversation FOR EACH ROW
  WHEN (OLD.link_hash IS NOT NULL AND (NEW.link_hash IS DISTINCT FROM OLD.link_hash OR NEW.couple_id IS NOT NULL OR NEW.is_couple_gone))
  EXECUTE FUNCTION tell_link_ended();
--> statement-breakpoint
CREATE TRIGGER conversation_link_gone AFTER DELETE ON conversation FOR EACH ROW WHEN (OLD.link_hash IS NOT NULL) EXECUTE FUNCTION tell_link_ended();
