import { useState } from 'react';
import { imports } from '#shared/contract/imports.ts';
import { type FilePart, maxFileBytes, partBytes } from '#shared/model/hrImport.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { randomId } from '#web/platform/browser/randomId.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { isUnit, type PlaceIds } from './ids.ts';
import { type Source, sourceIn, sourceText } from './model/source.ts';

/** No cached answer changes by a file that is only kept. */
const quiet = { touches: 'none' } as const;

/** The bytes of a part of a file in base64. */
const base64Of = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(part);
  });

/** The file to import: chosen at this computer and sent in parts, or fetched from the HR system's server; it is in the address. */
export const useSource = (ids: PlaceIds) => {
  const faultText = useFaultText();
  const [address, setAddress] = useAddressState('file');
  const source = sourceIn(address);
  const upload = useChange(imports.upload, quiet);
  const fetchForUnit = useChange(imports.preview, quiet);
  const fetchForAll = useChange(imports.previewAll, quiet);
  const [sent, setSent] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const { orgId } = ids;
  const choose = (chosen: Source) => {
    setRefused(undefined);
    for (const change of [upload, fetchForUnit, fetchForAll]) change.reset();
    setAddress(sourceText(chosen));
  };

  const send = async (file: File): Promise<void> => {
    choose({ kind: source.kind });
    if (file.size > maxFileBytes) {
      setRefused(faultText({ code: 'fileTooLarge', max: maxFileBytes / 1_000_000 }));
      return;
    }
    const parts = Math.max(1, Math.ceil(file.size / partBytes));
    const uploadId = randomId();
    try {
      for (let part = 1; part <= parts; part += 1) {
        setSent((part - 1) / parts);
        const content = await base64Of(file.slice((part - 1) * partBytes, part * partBytes));
        const body: FilePart = { uploadId, name: file.name, part, parts, content };
        const done = await upload.run({ params: { orgId }, body });
        if (!done) return;
        if (done.answer.fileId !== null) choose({ kind: source.kind, fileId: done.answer.fileId });
      }
    } finally {
      setSent(undefined);
    }
  };

  const fetchNewest = async (): Promise<void> => {
    choose({ kind: source.kind });
    const body = { kind: source.kind };
    const done = isUnit(ids)
      ? await fetchForUnit.run({ params: ids, body })
      : await fetchForAll.run({ params: { orgId }, body });
    if (done) choose({ kind: source.kind, fileId: done.answer.fileId });
  };

  return {
    source,
    choose,
    send,
    fetchNewest,
    /** The part of the file that is sent, 0 to 1; undefined while none is. */
    sent,
    isFetching: fetchForUnit.state !== 'idle' || fetchForAll.state !== 'idle',
    problem: upload.problem ?? fetchForUnit.problem ?? fetchForAll.problem,
    refused,
  };
};
