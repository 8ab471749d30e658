import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

/** The typed comment, and the version of the plan period that it was typed over. */
interface Typed {
  readonly text: string;
  readonly version: number;
}

const newer = (a: Schema, b: Schema | undefined): Schema => (b !== undefined && b.version > a.version ? b : a);

/**
 * The comment of a plan period: typed here, kept as a draft, saved when the field is left, also by navigating away.
 * A comment that another user saved meanwhile is a conflict, never overwritten.
 */
export const useComment = (place: CategoryPlace, schema: Schema) => {
  const { t } = useTranslation();
  const draft = useDraft<Typed>('schemas', place.ids.categoryId, schema.id);
  const change = useChange(schemas.update);
  const [answer, setAnswer] = useState<Schema>();
  const [typed, setTyped] = useState(draft.kept);
  // A ref: the answer may come after the component was unmounted.
  const latest = useRef(typed);
  const stored = newer(schema, answer);
  const text = typed?.text ?? stored.comments;
  const dirty = typed !== undefined && typed.text !== stored.comments;

  const hold = (next: Typed | undefined) => {
    latest.current = next;
    setTyped(next);
    if (next) draft.keep(next);
    else draft.drop();
  };
  const type = (next: string) => hold({ text: next, version: typed?.version ?? stored.version });
  const send = async ({ text: comments, version }: Typed) => {
    const done = await change.run({ params: { ...place.ids, schemaId: schema.id }, body: { comments, version } });
    if (!done) return;
    setAnswer(done.answer);
    const now = latest.current;
    hold(now === undefined || now.text === comments ? undefined : { ...now, version: done.answer.version });
  };
  const save = () => {
    if (!dirty) hold(undefined);
    else if (change.state === 'idle') void send(typed);
  };

  // Going to another period or tab by the keyboard takes the field away without its losing the focus first.
  const saveNow = useStableCallback(save);
  useEffect(() => saveNow, [saveNow]);

  return {
    text,
    dirty,
    saved: answer !== undefined && !dirty,
    type,
    save: saveNow,
    state: change.state,
    problem: change.problem,
    conflict: conflictProps(change.conflict, {
      differences: ({ comments }) => [
        { id: 'comment', label: t('schemas.comment.short'), theirs: comments, mine: text },
      ],
      onTheirs: (theirs) => {
        setAnswer(theirs);
        hold(undefined);
        change.reset();
      },
      onMine: ({ version }) => void send({ text, version }),
      onCancel: change.reset,
    }),
  };
};
