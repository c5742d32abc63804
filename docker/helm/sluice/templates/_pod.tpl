{{/* The pods of gateways and workers, which differ in little. Takes root, component, command and resources. */}}
{{- define "sluice.set" -}}
{{- $ := .root -}}
{{- $name := include "sluice.fullname" $ -}}
serviceName: {{ $name }}
podManagementPolicy: Parallel
selector:
  matchLabels:
    {{- include "sluice.selector" $ | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
template:
  metadata:
    labels:
      {{- with $.Values.podLabels }}{{ toYaml . | nindent 6 }}{{ end }}
      {{- include "sluice.selector" $ | nindent 6 }}
      app.kubernetes.io/component: {{ .component }}
    {{- if or $.Values.podAnnotations $.Values.restartOnConfigChange }}
    annotations:
      {{- with $.Values.podAnnotations }}{{ toYaml . | nindent 6 }}{{ end }}
      {{- if $.Values.restartOnConfigChange }}
      checksum/config: {{ $.Values.gatewayYaml | sha256sum }}
      {{- end }}
    {{- end }}
  spec:
    # The preStop hook, server.shutdownGraceMs, and 20 seconds more.
    terminationGracePeriodSeconds: {{ include "sluice.terminationGrace" $ }}
    serviceAccountName: {{ include "sluice.serviceAccount" $ }}
    automountServiceAccountToken: false
    # No variables such as SLUICE_PORT for each service of the namespace.
    enableServiceLinks: false
    securityContext: {{- toYaml $.Values.podSecurityContext | nindent 6 }}
    {{- with $.Values.imagePullSecrets }}
    imagePullSecrets: {{- toYaml . | nindent 6 }}
    {{- end }}
    {{- with $.Values.priorityClassName }}
    priorityClassName: {{ . }}
    {{- end }}
    {{- with $.Values.nodeSelector }}
    nodeSelector: {{- toYaml . | nindent 6 }}
    {{- end }}
    {{- with $.Values.tolerations }}
    tolerations: {{- toYaml . | nindent 6 }}
    {{- end }}
    {{- with $.Values.affinity }}
    affinity: {{- toYaml . | nindent 6 }}
    {{- end }}
    topologySpreadConstraints:
      {{- with $.Values.topologySpreadConstraints }}
      {{- toYaml . | nindent 6 }}
      {{- else }}
      - maxSkew: 1
        topologyKey: kubernetes.io/hostname
        whenUnsatisfiable: ScheduleAnyway
        labelSelector:
          matchLabels:
            {{- include "sluice.selector" $ | nindent 12 }}
            app.kubernetes.io/component: {{ .component }}
      {{- end }}
    {{- with $.Values.initContainers }}
    initContainers: {{- toYaml . | nindent 6 }}
    {{- end }}
    containers:
      - name: {{ .component }}
        {{- with $.Values.image }}
        image: {{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ default $.Chart.AppVersion .tag }}{{ end }}
        imagePullPolicy: {{ .pullPolicy }}
        {{- end }}
        args: [node, dist/core/main.js, {{ .command }}{{ if include "sluice.configMap" $ }}, --config, /etc/sluice/gateway.yaml{{ end }}]
        {{- with $.Values.existingSecrets }}
        envFrom:
          {{- range . }}
          - secretRef: { name: {{ . }} }
          {{- end }}
        {{- end }}
        {{- with printf "%s%s" (empty $.Values.extraEnv | ternary "" (toYaml $.Values.extraEnv)) (include "sluice.variables" $) | trim }}
        env: {{- . | nindent 10 }}
        {{- end }}
        {{- if eq .component "gateway" }}
        ports: [{ name: http, containerPort: 4000 }]
        startupProbe:
          httpGet: { path: /healthz, port: http }
          {{- toYaml $.Values.startupProbe | nindent 10 }}
        livenessProbe:
          httpGet: { path: /healthz, port: http }
          {{- toYaml $.Values.livenessProbe | nindent 10 }}
        readinessProbe:
          httpGet: { path: /readyz, port: http }
          {{- toYaml $.Values.readinessProbe | nindent 10 }}
        # Until no service leads to the pod any more.
        lifecycle: { preStop: { exec: { command: [sleep, "5"] } } }
        {{- end }}
        resources: {{- toYaml .resources | nindent 10 }}
        securityContext: {{- toYaml $.Values.securityContext | nindent 10 }}
        volumeMounts:
          - { name: data, mountPath: /data }
          {{- if include "sluice.configMap" $ }}
          # The folder and not the file in it: only so is a changed ConfigMap seen, and loaded.
          - { name: configuration, mountPath: /etc/sluice, readOnly: true }
          {{- end }}
          {{- with $.Values.extraVolumeMounts }}{{ toYaml . | nindent 10 }}{{ end }}
    {{- $volumes := $.Values.extraVolumes }}
    {{- with include "sluice.configMap" $ }}
    {{- $volumes = append $volumes (dict "name" "configuration" "configMap" (dict "name" .)) }}
    {{- end }}
    {{- with $.Values.persistence.existingClaim }}
    {{- $volumes = append $volumes (dict "name" "data" "persistentVolumeClaim" (dict "claimName" .)) }}
    {{- end }}
    {{- with $volumes }}
    volumes: {{- toYaml . | nindent 6 }}
    {{- end }}
{{- if not $.Values.persistence.existingClaim }}
volumeClaimTemplates:
  - metadata: { name: data }
    spec:
      accessModes: [ReadWriteOnce]
      {{- with $.Values.persistence.storageClass }}
      storageClassName: {{ . }}
      {{- end }}
      resources: { requests: { storage: {{ $.Values.persistence.size }} } }
{{- end }}
{{- end -}}
