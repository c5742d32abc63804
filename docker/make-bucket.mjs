// Makes the bucket for files, once the store answers; one that is there already is fine.
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

const { S3_BUCKET, S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
const client = new AwsClient({ ...credentials, service: 's3', region: S3_REGION, retries: 0 });

for (let tries = 1; ; tries += 1) {
  try {
    const { status } = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}`, { method: 'PUT' });
    if (status === 200 || status === 409) break;
    throw new Error(`the store answered ${status}`);
  } catch (cause) {
    if (tries === 60) throw cause;
    await sleep(1_000);
  }
}
