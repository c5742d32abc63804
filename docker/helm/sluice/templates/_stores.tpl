{{/* One variable, from a value or from a Secret; nothing without either. */}}
{{- define "sluice.variable" -}}
{{- if .secret }}
- { name: {{ .name }}, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key }} } } }
{{- else if .value }}
- { name: {{ .name }}, value: {{ .value | quote }} }
{{- end }}
{{- end -}}

{{/* The variables that the chart sets: those of the stores, and where clients and jobs go. */}}
{{- define "sluice.variables" -}}
{{- with .Values }}
{{- include "sluice.variable" (dict "name" "DATABASE_URL" "value" .postgresql.url "secret" .postgresql.existingSecret "key" .postgresql.secretKey) }}
{{- include "sluice.variable" (dict "name" "REDIS_URL" "value" .redis.url "secret" .redis.existingSecret "key" .redis.secretKey) }}
{{- include "sluice.variable" (dict "name" "REDIS_CLUSTER" "value" (ternary "true" "" .redis.cluster)) }}
{{- include "sluice.variable" (dict "name" "CHROMA_URL" "value" .chroma.url "secret" .chroma.existingSecret "key" .chroma.secretKey) }}
{{- if .s3.bucket }}
{{- include "sluice.variable" (dict "name" "S3_BUCKET" "value" .s3.bucket) }}
{{- include "sluice.variable" (dict "name" "S3_ENDPOINT" "value" .s3.endpoint) }}
{{- include "sluice.variable" (dict "name" "S3_PUBLIC_ENDPOINT" "value" .s3.publicEndpoint) }}
{{- include "sluice.variable" (dict "name" "S3_REGION" "value" .s3.region) }}
{{- include "sluice.variable" (dict "name" "S3_ACCESS_KEY_ID" "secret" .s3.existingSecret "key" .s3.accessKeyIdKey) }}
{{- include "sluice.variable" (dict "name" "S3_SECRET_ACCESS_KEY" "secret" .s3.existingSecret "key" .s3.secretAccessKeyKey) }}
{{- end }}
{{- include "sluice.variable" (dict "name" "SLUICE_PUBLIC_URL" "value" .publicUrl) }}
{{- if .worker.replicas }}
{{- include "sluice.variable" (dict "name" "SLUICE_JOBS" "value" "elsewhere") }}
{{- end }}
{{- end }}
{{- end -}}
