import { useState } from 'react';
import { documentList } from '../../api/named-lists.js';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreFileBatchToCreate } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { MultiChoice } from '../../components/multi-choice.js';
import { useFoundOptions } from '../../components/use-found-options.js';
import { fileIdOf, storesPath } from './stores.js';

interface AddDocumentsProps {
  readonly storeId: string;
  readonly keyed: KeyedConnection;
  readonly onClose: () => void;
}

/** Asks which documents are to be in a store, and adds them together. */
export function AddDocuments({ storeId, keyed, onClose }: AddDocumentsProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const options = useFoundOptions(documentList, chosen, { nothing: 'No document has this name.', through: keyed });
  const add = useChange([storesPath], 'The documents have been added.', keyed);
  const body: VectorStoreFileBatchToCreate = { file_ids: chosen.map(fileIdOf) };
  return (
    <FormModal
      title="Add documents"
      action="Add"
      isReady={chosen.length > 0}
      change={add}
      onSubmit={() =>
        add.mutate({ method: 'POST', path: `${storesPath}/${storeId}/file_batches`, body }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <MultiChoice
        label="Documents"
        description="Upload new ones on the page Documents first."
        placeholder={chosen.length === 0 ? 'Choose at least one' : ''}
        data-autofocus
        {...options}
        value={chosen}
        onChange={setChosen}
      />
    </FormModal>
  );
}
